import { zoneAt } from '../../../ui/time-zones';

type ZoneChoiceProps = {
  conferenceZone: string;
  /** The reader's own, when its times are others. */
  own: string | undefined;
  zone: string;
  /** When the programme begins. */
  start: string;
  onChoose: (zone: string) => void;
};

/** Names the zone of the times and, where there is another to read them in, offers it. */
export function ZoneChoice({ conferenceZone, own, zone, start, onChoose }: ZoneChoiceProps) {
  if (!own) return <p className="zone-note">All times are {zoneAt(start, conferenceZone)}.</p>;
  return (
    <fieldset className="zone-choice">
      <legend>Times are shown in</legend>
      {[
        { value: conferenceZone, label: zoneAt(start, conferenceZone) },
        { value: own, label: `my own, ${zoneAt(start, own)}` },
      ].map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="zone" checked={zone === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
