import { escapeXml, xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';
import { toAddress, untitledRecording } from '../documents/session-materials.js';
import type { DocumentEntity } from '../list-entities.js';

const isPublic = ({ isActive, publicFrom }: DocumentEntity) =>
  isActive && (publicFrom === null || publicFrom <= new Date().toISOString());

type Listed = Pick<DocumentEntity, 'kind' | 'title' | 'licence' | 'url'>;

/**
 * What visitors see, because programme apps show it to theirs. The format has one recording without a title, so that one with a
 * title is among the links, too; and it has no place for the licences of other files, for DOIs and pages.
 */
export function toMaterialElements(materials: DocumentEntity[], origin: string): string[] {
  const listed = materials
    .filter(isPublic)
    .map(({ kind, title, licence, url }) => ({ kind, title, licence, url: toAddress(url, origin) }));
  const recording = listed.find(({ kind }) => kind === 'recording');
  const links = listed.filter(
    ({ kind, title, url }) =>
      kind === 'other' || (kind === 'recording' && (title !== untitledRecording || url !== recording?.url)),
  );
  const attachments = listed.filter(({ kind }) => kind !== 'other' && kind !== 'recording');
  const toLink = ({ kind, url, title }: Listed) =>
    xmlElement('link', { href: url, type: kind === 'other' ? undefined : kind }, escapeXml(title));
  const toAttachment = ({ kind, url, title }: Listed) =>
    xmlElement('attachment', { href: url, type: kind }, escapeXml(title));
  const toRecording = ({ licence, url }: Listed) =>
    xmlElement('license', {}, licence) + xmlElement('optout', {}, 'false') + xmlTextElement('url', new URL(url).href);
  return [
    recording ? xmlElement('recording', {}, toRecording(recording)) : '',
    links.length > 0 ? xmlElement('links', {}, links.map(toLink).join('')) : '',
    attachments.length > 0 ? xmlElement('attachments', {}, attachments.map(toAttachment).join('')) : '',
  ].filter(Boolean);
}
