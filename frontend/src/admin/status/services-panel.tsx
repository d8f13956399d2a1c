import type { ServiceInstance, ServiceStatus, SystemStatus } from '@majlis/contracts/system-status';
import { rich, t, texts } from '#messages/staff';
import { RelativeTime } from '../feeds/sources/relative-time';
import * as panel from '../panel.module.scss';
import { formatBytes } from './format-bytes';
import { runningVersions } from './health-issues';
import * as styles from './status.module.scss';
import { StatusLabel, type Tone } from './status-label';

export function ServicesPanel({ status }: { status: SystemStatus }) {
  const now = Date.parse(status.at);
  const { database, objectStore } = status;
  const hasMixedVersions = runningVersions(status.services).length > 1;
  return (
    <section className={styles.section} aria-labelledby="services-title">
      <h2 id="services-title" className={panel.title}>
        {t('status.services')}
      </h2>
      <ul className={styles.parts}>
        {status.services.map((service) => (
          <ServiceRow key={service.name} service={service} now={now} hasMixedVersions={hasMixedVersions} />
        ))}
        <li className={styles.part}>
          <ServiceHeading title={t('status.database')} name="postgres" purpose={t('status.databasePurpose')} />
          <StatusLabel tone="green">{t('status.working')}</StatusLabel>
          <p className={styles.facts}>
            {[
              t('status.runsPostgres', { version: database.version }),
              formatBytes(database.bytes),
              t('status.respondsWithin', { milliseconds: database.ms }),
              t('status.connections', { used: database.connections, limit: database.connectionLimit }),
            ].join(t('lists.listSeparator'))}
          </p>
        </li>
        <li className={styles.part}>
          <ServiceHeading title={t('status.store')} name="objectstore" purpose={t('status.storePurpose')} />
          <StatusLabel tone={objectStore.isReachable ? 'green' : 'red'}>
            {objectStore.isReachable ? t('status.working') : t('status.notResponding')}
          </StatusLabel>
          <p className={styles.facts}>
            {objectStore.isReachable
              ? t('status.respondsIn', { milliseconds: objectStore.ms })
              : t('status.noResponseWithin', { milliseconds: objectStore.ms })}
          </p>
        </li>
      </ul>
    </section>
  );
}

type ServiceRowProps = {
  service: ServiceStatus;
  now: number;
  /** Each instance shows its version only while several versions run. */
  hasMixedVersions: boolean;
};

function ServiceRow({ service: { name, instances }, now, hasMixedVersions }: ServiceRowProps) {
  const { title, purpose } = texts(`health.services.${name}`);
  const [tone, label] = serviceStatus(instances);
  return (
    <li className={styles.part}>
      <ServiceHeading title={title} name={name} purpose={purpose} />
      <StatusLabel tone={tone}>{label}</StatusLabel>
      <ul className={styles.instances}>
        {instances.map((instance) => (
          <InstanceRow key={instance.instance} instance={instance} now={now} hasMixedVersions={hasMixedVersions} />
        ))}
        {instances.length === 0 && <li className={styles.facts}>{t('status.notSeen')}</li>}
      </ul>
    </li>
  );
}

const ServiceHeading = ({ title, name, purpose }: { title: string; name: string; purpose: string }) => (
  <div className={styles.name}>
    <h3>
      {title} <code>{name}</code>
    </h3>
    <p>{purpose}</p>
  </div>
);

function serviceStatus(instances: ServiceInstance[]): [Tone, string] {
  const alive = instances.filter(({ isAlive }) => isAlive).length;
  if (alive === 0) return ['red', t('status.notResponding')];
  if (alive < instances.length) return ['amber', t('status.someWorking', { alive, all: instances.length })];
  return ['green', alive === 1 ? t('status.working') : t('health.severalWorking', { count: alive })];
}

type InstanceRowProps = Omit<ServiceRowProps, 'service'> & { instance: ServiceInstance };

function InstanceRow({ instance, now, hasMixedVersions }: InstanceRowProps) {
  const { isAlive, startedAt, seenAt, version, memoryBytes, maxEventLoopDelayMs } = instance;
  const time = <RelativeTime at={isAlive ? startedAt : seenAt} now={now} />;
  const facts = [
    hasMixedVersions && t('status.runsVersion', { version }),
    isAlive && memoryBytes !== null && formatBytes(memoryBytes),
    isAlive && maxEventLoopDelayMs !== null && t('status.maxEventLoopDelay', { milliseconds: maxEventLoopDelayMs }),
  ].filter((fact) => fact !== false);
  return (
    <li className={styles.facts} data-gone={!isAlive || undefined}>
      {rich(isAlive ? 'status.started' : 'status.lastSeen', { time: () => time })}
      {['', ...facts].join(t('lists.listSeparator'))}
    </li>
  );
}
