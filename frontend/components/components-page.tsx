import type { ReactNode } from 'react';
import { capitalize } from '../src/admin/shell/text';
import { type Address, formatAddress, toSlug } from './address';
import * as styles from './components-page.module.scss';
import { SampleFrame } from './frame';
import type { Group, Sample } from './group';
import { textsByDirection } from './texts';

type ComponentsPageProps = { groups: Record<string, Group>; address: Address };

const areas = { site: 'Site', staff: 'Staff area' };

export function ComponentsPage({ groups, address }: ComponentsPageProps) {
  const group = groups[address.group] ?? Object.values(groups)[0];
  if (!group) return null;
  const texts = textsByDirection[address.direction];
  const samples = group.samples(texts);
  const only = samples.find(({ name }) => toSlug(name) === address.sample);
  if (only)
    return (
      <SampleFrame group={group} texts={texts}>
        {group.area === 'site' ? <main>{only.element}</main> : only.element}
      </SampleFrame>
    );
  return (
    <div className={styles.layout}>
      <Controls groups={groups} address={address} current={group} />
      <main className={styles.main}>
        <SampleFrame group={group} texts={texts}>
          <h1 className={styles.title}>{group.title}</h1>
          <div className={styles.samples}>
            {samples.map((sample) => (
              <SampleBox key={sample.name} sample={sample} address={address} />
            ))}
          </div>
        </SampleFrame>
      </main>
    </div>
  );
}

type ControlsProps = ComponentsPageProps & { current: Group };

function Controls({ groups, address, current }: ControlsProps) {
  return (
    <div className={styles.controls} dir="ltr">
      <Choice label="Scheme">
        {(['system', 'light', 'dark'] as const).map((scheme) => (
          <ChoiceLink
            key={scheme}
            to={{ ...address, scheme }}
            isCurrent={scheme === address.scheme}
            label={capitalize(scheme)}
          />
        ))}
      </Choice>
      <Choice label="Texts">
        {(['ltr', 'rtl'] as const).map((direction) => (
          <ChoiceLink
            key={direction}
            to={{ ...address, direction }}
            isCurrent={direction === address.direction}
            label={direction === 'ltr' ? 'English' : 'Arabic'}
          />
        ))}
      </Choice>
      {(['site', 'staff'] as const).map((area) => (
        <Choice key={area} label={areas[area]} isOfGroups>
          {Object.entries(groups)
            .filter(([, group]) => group.area === area)
            .map(([path, group]) => (
              <ChoiceLink
                key={path}
                to={{ ...address, group: path, sample: '' }}
                isCurrent={group === current}
                label={group.title}
              />
            ))}
        </Choice>
      ))}
    </div>
  );
}

type ChoiceProps = { label: string; isOfGroups?: boolean; children: ReactNode };

/** `make visual` finds the groups by the attribute `data-groups`. */
const Choice = ({ label, isOfGroups, children }: ChoiceProps) => (
  <nav aria-label={label} data-groups={isOfGroups}>
    <h2>{label}</h2>
    <ul className={styles.choices}>{children}</ul>
  </nav>
);

const ChoiceLink = ({ to, isCurrent, label }: { to: Address; isCurrent: boolean; label: string }) => (
  <li>
    <a href={formatAddress(to)} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  </li>
);

function SampleBox({ sample, address }: { sample: Sample; address: Address }) {
  const { name, element, isWide, isOnBand, frameHeight } = sample;
  const href = formatAddress({ ...address, sample: toSlug(name) });
  return (
    <section className={styles.sample} data-wide={isWide} aria-label={name}>
      <p className={styles.name} dir="ltr">
        <a href={href}>{name}</a>
      </p>
      {frameHeight ? (
        <iframe className={styles.frame} title={name} src={href} height={frameHeight} />
      ) : (
        <div className={styles.stage} data-band={isOnBand}>
          {element}
        </div>
      )}
    </section>
  );
}
