import { useState } from 'react';
import { t, texts } from '#messages/staff';
import { NestedForm, NestedFormField } from '../nested-form';

type LanguageDialogProps = {
  language: string;
  isForSelection: boolean;
  onSave: (language: string) => void;
  onClose: () => void;
};

const languages: Record<string, string> = texts('richTextEditor.languageNames');

export function LanguageDialog({ language, isForSelection, onSave, onClose }: LanguageDialogProps) {
  const [chosen, setChosen] = useState(language);
  const known = language && !(language in languages) ? { [language]: language, ...languages } : languages;
  return (
    <NestedForm
      title={t('common.language')}
      saveLabel={t('richTextEditor.setLanguage')}
      onSave={() => onSave(chosen)}
      onClose={onClose}
    >
      <NestedFormField
        label={isForSelection ? t('richTextEditor.languageOfSelection') : t('richTextEditor.languageOfParagraph')}
        help={t('richTextEditor.languageHelp')}
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
            <option value="">{t('richTextEditor.languageAround')}</option>
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
