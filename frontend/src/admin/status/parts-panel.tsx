import type { Part, PartCopy, SystemStatus } from '@majlis/contracts/system-status';
import { Moment } from '../feeds/sources/moment';
import * as panel from '../panel.module.scss';
import { inWords, partWords } from './part-words';
import * as styles from './status.module.scss';
import { StatusMark, type Tone } from './status-mark';
import { versionsOf } from './troubles';
import { volume } from './volume';

/** What Majlis is made of, part by part, and what all of it needs. */
export function PartsPanel({ status }: { status: SystemStatus }) {
  const now = Date.parse(status.at);
  const { database, objectStore } = status;
  const isMixed = versionsOf(status.parts).length > 1;
  return (
    <section className={styles.section} aria-labelledby="parts-title">
      <h2 id="parts-title" className={panel.title}>
        Parts
      </h2>
      <ul className={styles.parts}>
        {status.parts.map((part) => (
          <PartRow key={part.name} part={part} now={now} isMixed={isMixed} />
        ))}
        <li className={styles.part}>
          <PartName title="Database" name="postgres" work="Everything but pictures and documents" />
          <StatusMark tone="green">Works</StatusMark>
          <p className={styles.facts}>
            PostgreSQL {database.version}, {volume(database.bytes)}, answers in {database.ms} ms, {database.connections}{' '}
            of {database.connectionLimit} connections in use
          </p>
        </li>
        <li className={styles.part}>
          <PartName title="Pictures and documents" name="objectstore" work="What was uploaded" />
          <StatusMark tone={objectStore.answers ? 'green' : 'red'}>
            {objectStore.answers ? 'Works' : 'Does not answer'}
          </StatusMark>
          <p className={styles.facts}>
            {objectStore.answers
              ? `Answers in ${objectStore.ms} ms`
              : `Asked for ${objectStore.ms} ms, without an answer`}
          </p>
        </li>
      </ul>
    </section>
  );
}

type PartRowProps = {
  part: Part;
  now: number;
  /** Whether there is more than one version: only then each copy says its own. */
  isMixed: boolean;
};

function PartRow({ part: { name, copies }, now, isMixed }: PartRowProps) {
  const { title, work } = partWords[name];
  const [tone, words] = stateOf(copies);
  return (
    <li className={styles.part}>
      <PartName title={title} name={name} work={work} />
      <StatusMark tone={tone}>{words}</StatusMark>
      <ul className={styles.copies}>
        {copies.map((copy) => (
          <CopyRow key={copy.instance} copy={copy} now={now} isMixed={isMixed} />
        ))}
        {copies.length === 0 && <li className={styles.facts}>Not seen within the last day</li>}
      </ul>
    </li>
  );
}

const PartName = ({ title, name, work }: { title: string; name: string; work: string }) => (
  <div className={styles.name}>
    <h3>
      {title} <code>{name}</code>
    </h3>
    <p>{work}</p>
  </div>
);

function stateOf(copies: PartCopy[]): [Tone, string] {
  const answering = copies.filter(({ isAnswering }) => isAnswering).length;
  if (answering === 0) return ['red', 'Does not answer'];
  if (answering < copies.length) return ['amber', `${answering} of ${copies.length} copies work`];
  return ['green', answering === 1 ? 'Works' : `Works, ${inWords(answering)} copies`];
}

type CopyRowProps = Omit<PartRowProps, 'part'> & { copy: PartCopy };

function CopyRow({ copy, now, isMixed }: CopyRowProps) {
  const { isAnswering, startedAt, seenAt, version, memoryBytes, longestPauseMs } = copy;
  return (
    <li className={styles.facts} data-gone={!isAnswering || undefined}>
      {isAnswering ? 'Began ' : 'Last seen '}
      <Moment at={isAnswering ? startedAt : seenAt} now={now} />
      {isMixed && `, version ${version}`}
      {isAnswering && memoryBytes !== null && `, ${volume(memoryBytes)}`}
      {isAnswering && longestPauseMs !== null && `, pauses up to ${longestPauseMs} ms`}
    </li>
  );
}
