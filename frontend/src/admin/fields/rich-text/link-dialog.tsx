import { endpoints } from '@majlis/contracts/api/endpoints';
import { isContentLink } from '@majlis/contracts/shared/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { conferenceName } from '../../shell/conference-name';
import { NestedForm, NestedFormField } from '../form/nested-form';
import type { LinkRange } from './commands';

type LinkDialogProps = {
  range: LinkRange;
  /** Without an address the link is removed. */
  onSave: (href: string, text: string) => void;
  onClose: () => void;
};

const mainPages = [
  { path: '/', title: t('richTextEditor.pageTitles.home') },
  { path: '/about', title: t('richTextEditor.pageTitles.about') },
  { path: '/research', title: t('richTextEditor.pageTitles.research') },
  { path: '/blog', title: t('richTextEditor.pageTitles.blog') },
  { path: '/podcasts', title: t('richTextEditor.pageTitles.podcasts') },
  { path: '/conferences', title: t('richTextEditor.pageTitles.conferences') },
  { path: '/support', title: t('richTextEditor.pageTitles.support') },
  { path: '/contact', title: t('richTextEditor.pageTitles.contact') },
];

export function LinkDialog({ range, onSave, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(range.href);
  const [text, setText] = useState(range.text);
  const [error, setError] = useState<string>();
  const { data: conferences = [] } = useQuery(query(endpoints.conferences));
  const pages = [
    ...mainPages,
    ...conferences
      .filter(({ status }) => status !== 'draft')
      .map((conference) => ({
        path: `/conferences/${conference.slug}`,
        title: conferenceName(conference, conferences),
      })),
  ];
  const isNew = range.href === '';

  function save() {
    const href = toHref(address);
    if (isContentLink(href)) onSave(href, text.trim() || href);
    else setError(t('richTextEditor.wholeAddress'));
  }
  return (
    <NestedForm
      title={isNew ? t('richTextEditor.addLink') : t('richTextEditor.editLink')}
      saveLabel={isNew ? t('richTextEditor.addLink') : t('richTextEditor.changeLink')}
      onSave={save}
      onRemove={isNew ? undefined : () => onSave('', text)}
      removeLabel={t('richTextEditor.removeLink')}
      onClose={onClose}
    >
      <NestedFormField label={t('richTextEditor.address')} help={t('richTextEditor.addressHelp')} error={error}>
        {(input) => (
          <input
            {...input}
            className="control"
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the first field of a dialog
            autoFocus
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </NestedFormField>
      <NestedFormField label={t('richTextEditor.pageOfSite')} isOptional>
        {(input) => (
          <select
            {...input}
            className="control control-select"
            value={pages.some(({ path }) => path === address) ? address : ''}
            onChange={({ target }) => setAddress(target.value)}
          >
            <option value="">{t('richTextEditor.noPage')}</option>
            {pages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
        )}
      </NestedFormField>
      {range.from === range.to && (
        <NestedFormField label={t('richTextEditor.text')} help={t('richTextEditor.textHelp')}>
          {(input) => (
            <input
              {...input}
              className="control"
              dir="auto"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </NestedFormField>
      )}
    </NestedForm>
  );
}

/** Completes what people type: `www.example.org`, `a@example.org`, and addresses of this site. */
function toHref(typed: string): string {
  const address = typed.trim();
  const { origin } = window.location;
  if (address === origin) return '/';
  if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;
}
