import { useState } from 'react';
import { NestedForm, NestedFormField } from '../nested-form';

type LanguageDialogProps = {
  language: string;
  isForSelection: boolean;
  onSave: (language: string) => void;
  onClose: () => void;
};

const languages: Record<string, string> = {
  ar: 'Arabic',
  en: 'English',
  fr: 'French',
  de: 'German',
  fa: 'Persian',
  es: 'Spanish',
  tr: 'Turkish',
  ur: 'Urdu',
};

export function LanguageDialog({ language, isForSelection, onSave, onClose }: LanguageDialogProps) {
  const [chosen, setChosen] = useState(language);
  const known = language && !(language in languages) ? { [language]: language, ...languages } : languages;
  return (
    <NestedForm title="Language" saveLabel="Set language" onSave={() => onSave(chosen)} onClose={onClose}>
      <NestedFormField
        label={isForSelection ? 'Language of the selected text' : 'Language of this paragraph'}
        help="Screen readers and browsers then pronounce and arrange the words correctly."
      >
        {(input) => (
          <select
            {...input}
            className="control control-select"
            // biome-ignore lint/a11y/noAutofocus: the only field of a dialog
            autoFocus
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">Like the text around it</option>
            {Object.entries(known).map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </NestedFormField>
    </NestedForm>
  );
}
