import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { Icon } from '../../ui/picture/icon';
import { useAdoptPreHydrationValue } from '../../ui/search-state';

/** A form around fields that filter a list while the visitor types or chooses. */
export const ListSearchForm = (attributes: ComponentProps<'form'>) => (
  // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
  <form role="search" onSubmit={(event) => event.preventDefault()} {...attributes} />
);

type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  value: string;
  className?: string | undefined;
  onFocus?: () => void;
  onChange: (words: string) => void;
};

export function SearchField({ input, label, className, onChange, ...attributes }: SearchFieldProps) {
  useAdoptPreHydrationValue(input, onChange, attributes.value);
  return (
    <div className={className ? `search-field ${className}` : 'search-field'}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        onChange={({ target }) => onChange(target.value)}
        {...attributes}
      />
    </div>
  );
}

type SelectFieldProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

export function SelectField({ label, value, onChange, children }: SelectFieldProps) {
  const field = useRef<HTMLSelectElement>(null);
  useAdoptPreHydrationValue(field, onChange, value);
  return (
    <div className="select-field">
      <select ref={field} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
      <Icon name="chevron" />
    </div>
  );
}
