import { t } from '#messages/staff';
import { TextField } from './fields';
import { type FieldProps, useFieldTexts } from './form/form-field';
import { useFieldText } from './form/staff-form';
import * as styles from './length-field.module.scss';

type LengthFieldProps = FieldProps & {
  rows?: number;
  /** Search engines display a text well if its number of characters is between these. */
  recommended: [number, number];
};

/** The length meter only advises; the length is not enforced. */
export function LengthField({ recommended: [min, max], ...field }: LengthFieldProps) {
  const { help } = useFieldTexts(field);
  const { length } = useFieldText(field.name);
  const fit = length < min ? 'short' : length > max ? 'long' : 'good';
  return (
    <div className={styles.length}>
      <TextField
        {...field}
        help={
          <>
            {t('crud.recommendedLength', { min, max })} {help}
          </>
        }
      />
      <p className={styles.meter} data-fit={fit}>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (length / max) * 100)}%` }} />
        </span>
        {t(`crud.textLength.${length === 0 ? 'empty' : fit}`, { length })}
      </p>
    </div>
  );
}
