import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { ExternalLink } from '../../ui/page/external-link';
import { Icon, IconButton } from './buttons';

/** The filter of a list is in the address, so that Back, reloading and links restore it. An empty value means the default. */
export function useFilterParams() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) =>
    setParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  return [params, change] as const;
}

export const emptyTextSearch = { text: '' };
const anyValues = {};

/**
 * The words and choices of a search are in the address, too; those of `empty` are not. `known` has the values that some of them may
 * have. Both arguments are constants.
 */
export function useSearch<Search extends Record<string, string>>(
  empty: Search,
  known: Record<string, readonly string[]> = anyValues,
) {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => {
    const read = (name: string) => {
      const value = params.get(name);
      return value === null || known[name]?.includes(value) === false ? empty[name] : value;
    };
    return Object.fromEntries(Object.keys(empty).map((name) => [name, read(name)])) as Search;
  }, [params, empty, known]);
  const setSearch = (changed: Search) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(changed))
          if (value === empty[name]) current.delete(name);
          else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  return [search, setSearch] as const;
}

type Option<Value extends string> = { value: Value; label: string };

export const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value): Option<Value> => ({ value, label: labels[value] }));

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
  value?: string | number;
  /** The label of the option for the empty value. */
  all?: string;
  options: readonly Option<Value>[];
  /** Called without a value if the empty one is chosen. */
  onChoose: (value: Value | undefined) => void;
};

export function Select<Value extends string>({ all, options, onChoose, value, ...select }: SelectProps<Value>) {
  // A link may name a value that is not on the list, such as an account that never signed in.
  const chosen = String(value ?? '');
  const isListed = chosen === '' || options.some((option) => option.value === chosen);
  const listed = isListed ? options : [{ value: chosen, label: chosen }, ...options];
  return (
    <select
      className="control control-select"
      value={value}
      {...select}
      onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value)}
    >
      {all && <option value="">{all}</option>}
      {listed.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

export const SearchField = ({ label, onSearch, ...input }: SearchFieldProps) => (
  <label className="filter">
    <Icon name="search" />
    <span className="visually-hidden">{label}</span>
    <input type="search" placeholder={label} {...input} onChange={({ target }) => onSearch(target.value)} />
  </label>
);

type ListFilterProps = SearchFieldProps & { count: string; children?: ReactNode };

/**
 * A search field with filters and the number of matching rows, for the toolbar of a list. On a phone, filters that are not in use
 * are hidden until a button opens them.
 */
export function ListFilter({ count, children, ...search }: ListFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SearchField {...search} />
      {children && (
        <>
          <IconButton
            icon="filter"
            className="choices-button"
            aria-label={t('rows.filters')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <div className="choices" data-open={isOpen}>
            {children}
          </div>
        </>
      )}
      <p role="status" className="result-count">
        {count}
      </p>
    </>
  );
}

type CheckBoxProps = Omit<ComponentProps<'input'>, 'onChange'> & { onCheck: (isChecked: boolean) => void };

export const CheckBox = ({ className = 'check-box', children, onCheck, ...input }: CheckBoxProps) => (
  <label className={className}>
    <input type="checkbox" {...input} onChange={({ target }) => onCheck(target.checked)} />
    {children}
  </label>
);

export const Switch = (props: CheckBoxProps) => <CheckBox className="switch" {...props} />;

type ActiveSwitchProps = { name: string; isActive: boolean; isBusy: boolean; onToggle: () => void };

export const ActiveSwitch = ({ name, isActive, isBusy, onToggle }: ActiveSwitchProps) => (
  <span className="active-switch">
    <button
      type="button"
      role="switch"
      className="switch-button"
      aria-checked={isActive}
      aria-label={t('rows.showOnSite', { name })}
      // A disabled button would lose the focus, so aria-disabled is used instead.
      aria-disabled={isBusy}
      onClick={() => isBusy || onToggle()}
    />
    <span className={isActive ? 'muted' : 'badge'} data-tone={isActive ? undefined : 'amber'}>
      {isActive ? t('common.active') : t('common.inactive')}
    </span>
  </span>
);

export type BadgeProps = ComponentProps<'span'> & { tone?: 'green' | 'amber' | 'blue' | 'gold' | 'plain' };

export const Badge = ({ tone, ...span }: BadgeProps) => <span className="badge" data-tone={tone} {...span} />;

export const ShortExternalLink = ({ url }: { url: string }) => (
  <ExternalLink href={url}>
    <bdi dir="ltr">{url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</bdi>
  </ExternalLink>
);

type DialogFootProps = { closeLabel?: string; isBusy?: boolean; onClose: () => void; children?: ReactNode };

export const DialogFoot = ({ closeLabel = t('ui.close'), isBusy, onClose, children }: DialogFootProps) => (
  <div className="dialog-foot">
    <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={onClose}>
      {closeLabel}
    </button>
    {children}
  </div>
);
