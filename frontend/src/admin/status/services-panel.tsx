import type { ServiceInstance, ServiceStatus, SystemStatus } from '@majlis/contracts/system-status';
import { RelativeTime } from '../feeds/sources/relative-time';
import * as panel from '../panel.module.scss';
import { formatBytes } from './format-bytes';
import { runningVersions } from './health-issues';
import { numberToWords, serviceLabels } from './service-labels';
import * as styles from './status.module.scss';
import { StatusLabel, type Tone } from './status-label';

/** The services and the stores that they depend on. */
export function ServicesPanel({ status }: { status: SystemStatus }) {
  const now = Date.parse(status.at);
  const { database, objectStore } = status;
  const isMixed = runningVersions(status.services).length > 1;
  return (
    <section className={styles.section} aria-labelledby="parts-title">
      <h2 id="parts-title" className={panel.title}>
        Services
      </h2>
      <ul className={styles.parts}>
        {status.services.map((part) => (
          <ServiceRow key={part.name} part={part} now={now} isMixed={isMixed} />
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
  part: ServiceStatus;
  now: number;
  /** True while several versions run; only then each instance shows its own. */
  isMixed: boolean;
};

function ServiceRow({ part: { name, instances: copies }, now, isMixed }: ServiceRowProps) {
  const { title, purpose } = serviceLabels[name];
  const [tone, label] = serviceStatus(copies);
  return (
    <li className={styles.part}>
      <ServiceHeading title={title} name={name} purpose={purpose} />
      <StatusLabel tone={tone}>{label}</StatusLabel>
      <ul className={styles.instances}>
        {copies.map((copy) => (
          <InstanceRow key={copy.instance} copy={copy} now={now} isMixed={isMixed} />
        ))}
        {copies.length === 0 && <li className={styles.facts}>Not seen in the last 24 hours</li>}
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

function serviceStatus(copies: ServiceInstance[]): [Tone, string] {
  const alive = copies.filter(({ isAlive }) => isAlive).length;
  if (alive === 0) return ['red', 'Not responding'];
  if (alive < copies.length) return ['amber', `${alive} of ${copies.length} instances working`];
  return ['green', alive === 1 ? 'Working' : `Working, ${numberToWords(alive)} instances`];
}

type InstanceRowProps = Omit<ServiceRowProps, 'part'> & { copy: ServiceInstance };

function InstanceRow({ copy, now, isMixed }: InstanceRowProps) {
  const { isAlive, startedAt, seenAt, version, memoryBytes, maxEventLoopDelayMs } = copy;
  return (
    <li className={styles.facts} data-gone={!isAlive || undefined}>
      {isAlive ? 'Started ' : 'Last seen '}
      <RelativeTime at={isAlive ? startedAt : seenAt} now={now} />
      {isMixed && `, version ${version}`}
      {isAlive && memoryBytes !== null && `, ${formatBytes(memoryBytes)}`}
      {isAlive && maxEventLoopDelayMs !== null && `, longest pause ${maxEventLoopDelayMs} ms`}
    </li>
  );
}
