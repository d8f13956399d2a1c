import { defaultLanguage, parsePublishedLanguages, siteLanguages } from '@majlis/contracts/languages';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { FormField } from '../form/form-field';
import { toText } from '../form/form-values';

/** Its value is that of the text `site.languages`, such as 'ar, ms'. */
export function LanguagesField() {
  const { field } = useController({ name: 'content' });
  const published = new Set(parsePublishedLanguages(toText(field.value)).map(({ tag }) => tag));
  const toggle = (tag: string) => {
    const chosen = siteLanguages.filter((language) => (language.tag === tag) !== published.has(language.tag));
    const others = chosen.filter((language) => language !== defaultLanguage);
    // A text of the site must not be empty.
    field.onChange(others.map((language) => language.tag).join(', ') || defaultLanguage.tag);
  };
  return (
    <FormField name="content" label={t('content.languagesOfSite')} help={t('content.languagesHelp')}>
      {({ id, 'aria-describedby': describedBy }) => (
        <fieldset
          id={id}
          className="check-boxes"
          aria-label={t('content.languagesOfSite')}
          aria-describedby={describedBy}
        >
          {siteLanguages.map(({ tag, name, direction }) => (
            <label key={tag} className="check-box">
              <input
                type="checkbox"
                checked={published.has(tag)}
                disabled={tag === defaultLanguage.tag}
                onChange={() => toggle(tag)}
              />
              <span lang={tag} dir={direction}>
                {name}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </FormField>
  );
}
