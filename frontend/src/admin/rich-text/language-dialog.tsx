import { useState } from 'react';
import { language as languageLabel } from '#messages/staff/common';
import * as messages from '#messages/staff/rich-text-editor';
import { NestedForm, NestedFormField } from '../nested-form';

type LanguageDialogProps = {
  language: string;
  isForSelection: boolean;
  onSave: (language: string) => void;
  onClose: () => void;
};

const languages: Record<string, string> = messages.languageNames;

export function LanguageDialog({ language, isForSelection, onSave, onClose }: LanguageDialogProps) {
  const [chosen, setChosen] = useState(language);
  const known = language && !(language in languages) ? { [language]: language, ...languages } : languages;
  return (
    <NestedForm title={languageLabel} saveLabel={messages.setLanguage} onSave={() => onSave(chosen)} onClose={onClose}>
      <NestedFormField
        label={isForSelection ? messages.languageOfSelection : messages.languageOfParagraph}
        help={messages.languageHelp}
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
            <option value="">{messages.languageAround}</option>
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
