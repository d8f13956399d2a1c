import { endpoints } from '@majlis/contracts/endpoints';
import { isContentLink } from '@majlis/contracts/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as messages from '#messages/staff/rich-text-editor';
import { query } from '../../api/query';
import { conferenceName } from '../conferences/conference-name';
import { NestedForm, NestedFormField } from '../nested-form';
import type { LinkRange } from './commands';

type LinkDialogProps = {
  range: LinkRange;
  /** Without an address the link is removed. */
  onSave: (href: string, text: string) => void;
  onClose: () => void;
};

const mainPages = [
  { path: '/', title: messages.pageTitles.home },
  { path: '/about', title: messages.pageTitles.about },
  { path: '/research', title: messages.pageTitles.research },
  { path: '/blog', title: messages.pageTitles.blog },
  { path: '/podcasts', title: messages.pageTitles.podcasts },
  { path: '/conferences', title: messages.pageTitles.conferences },
  { path: '/support', title: messages.pageTitles.support },
  { path: '/contact', title: messages.pageTitles.contact },
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
    else setError(messages.wholeAddress);
  }
  return (
    <NestedForm
      title={isNew ? messages.addLink : messages.editLink}
      saveLabel={isNew ? messages.addLink : messages.changeLink}
      onSave={save}
      onRemove={isNew ? undefined : () => onSave('', text)}
      removeLabel={messages.removeLink}
      onClose={onClose}
    >
      <NestedFormField label={messages.address} help={messages.addressHelp} error={error}>
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
      <NestedFormField label={messages.pageOfSite} isOptional>
        {(input) => (
          <select
            {...input}
            className="control control-select"
            value={pages.some(({ path }) => path === address) ? address : ''}
            onChange={({ target }) => setAddress(target.value)}
          >
            <option value="">{messages.noPage}</option>
            {pages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
        )}
      </NestedFormField>
      {range.from === range.to && (
        <NestedFormField label={messages.text} help={messages.textHelp}>
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
