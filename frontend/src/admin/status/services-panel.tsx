import type { ServiceInstance, ServiceStatus, SystemStatus } from '@majlis/contracts/system-status';
import { RelativeTime } from '../feeds/sources/relative-time';
import * as panel from '../panel.module.scss';
import { formatBytes } from './format-bytes';
import { runningVersions } from './health-issues';
import { numberToWords, serviceLabels } from './service-labels';
import * as styles from './status.module.scss';
import { StatusLabel, type Tone } from './status-label';

export function ServicesPanel({ status }: { status: SystemStatus }) {
  const now = Date.parse(status.at);
  const { database, objectStore } = status;
  const hasMixedVersions = runningVersions(status.services).length > 1;
  return (
    <section className={styles.section} aria-labelledby="services-title">
      <h2 id="services-title" className={panel.title}>
        Services
      </h2>
      <ul className={styles.parts}>
        {status.services.map((service) => (
          <ServiceRow key={service.name} service={service} now={now} hasMixedVersions={hasMixedVersions} />
        ))}
        <li className={styles.part}>
          <ServiceHeading title="Database" name="postgres" purpose="Everything except images and documents" />
          <StatusLabel tone="green">Working</StatusLabel>
          <p className={styles.facts}>
            PostgreSQL {database.version}, {formatBytes(database.bytes)}, responds in {database.ms} ms,{' '}
            {database.connections} of {database.connectionLimit} connections in use
          </p>
        </li>
        <li className={styles.part}>
          <ServiceHeading title="Images and documents" name="objectstore" purpose="Uploaded files" />
          <StatusLabel tone={objectStore.isReachable ? 'green' : 'red'}>
            {objectStore.isReachable ? 'Working' : 'Not responding'}
          </StatusLabel>
          <p className={styles.facts}>
            {objectStore.isReachable ? `Responds in ${objectStore.ms} ms` : `No response within ${objectStore.ms} ms`}
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
  const { title, purpose } = serviceLabels[name];
  const [tone, label] = serviceStatus(instances);
  return (
    <li className={styles.part}>
      <ServiceHeading title={title} name={name} purpose={purpose} />
      <StatusLabel tone={tone}>{label}</StatusLabel>
      <ul className={styles.instances}>
        {instances.map((instance) => (
          <InstanceRow key={instance.instance} instance={instance} now={now} hasMixedVersions={hasMixedVersions} />
        ))}
        {instances.length === 0 && <li className={styles.facts}>Not seen in the last 24 hours</li>}
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
  if (alive === 0) return ['red', 'Not responding'];
  if (alive < instances.length) return ['amber', `${alive} of ${instances.length} instances working`];
  return ['green', alive === 1 ? 'Working' : `Working, ${numberToWords(alive)} instances`];
}

type InstanceRowProps = Omit<ServiceRowProps, 'service'> & { instance: ServiceInstance };

function InstanceRow({ instance, now, hasMixedVersions }: InstanceRowProps) {
  const { isAlive, startedAt, seenAt, version, memoryBytes, maxEventLoopDelayMs } = instance;
  return (
    <li className={styles.facts} data-gone={!isAlive || undefined}>
      {isAlive ? 'Started ' : 'Last seen '}
      <RelativeTime at={isAlive ? startedAt : seenAt} now={now} />
      {hasMixedVersions && `, version ${version}`}
      {isAlive && memoryBytes !== null && `, ${formatBytes(memoryBytes)}`}
      {isAlive && maxEventLoopDelayMs !== null && `, longest pause ${maxEventLoopDelayMs} ms`}
    </li>
  );
}
