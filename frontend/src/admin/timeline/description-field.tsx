import { useState } from 'react';
import { useFormContext } from '../../ui/form/form-state';
import { Highlights } from '../../ui/text/highlights';
import { readDescription } from '../../ui/text/timeline-description';
import { TextField } from '../editing/text-field';

const help = (
  <>
    For highlights: an empty line, then <strong>Key Highlights:</strong>, then one line each, beginning with • or -
  </>
);

/** The description, and how the page will read it. */
export function DescriptionField() {
  const { values } = useFormContext();
  const [typed, setTyped] = useState(values.description ?? '');
  const { text, highlights } = readDescription(typed);
  return (
    <>
      <TextField name="description" label="Description" rows={7} help={help} onInput={setTyped} />
      <section className="html-preview form-preview" aria-label="Preview">
        <p className="html-preview-label">Preview</p>
        {text === '' && <p className="muted">Nothing written yet.</p>}
        <p dir="auto" className="form-preview-text">
          {text}
        </p>
        <Highlights highlights={highlights} />
      </section>
    </>
  );
}
