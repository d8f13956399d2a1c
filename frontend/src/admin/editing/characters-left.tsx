import { useFormContext } from '../../ui/form/form-state';
import { maxLengthOf } from './max-length';

type CharactersLeftProps = { name: string; text: string };

/** From here on it is worth knowing, as a part of what the field takes. */
const nearEnd = 0.9;

/** Near the end of what a field takes: how much more. */
export function CharactersLeft({ name, text }: CharactersLeftProps) {
  const { schema } = useFormContext();
  const maxLength = maxLengthOf(schema, name);
  const { length } = text.trim();
  const isNear = maxLength !== undefined && length >= maxLength * nearEnd;
  return (
    <p role="status" className="form-field-left" data-too-many={isNear && length > maxLength}>
      {isNear && inWords(maxLength - length)}
    </p>
  );
}

function inWords(left: number): string {
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${-left} ${characters} too many` : `${left} ${characters} left`;
}
