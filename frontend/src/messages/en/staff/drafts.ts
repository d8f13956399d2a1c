import type { Noun } from '../../../admin/crud/noun';
import { definite } from './nouns';

// In all of these a time is one such as 'today at 10:30' or 'on 12 March 2026 at 10:30'.

const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const draftOf = (name: string): string => `Draft: ${name}`;
export const draftFrom = (name: string, time: string): string => `A draft from ${name}, ${time}`;
export const draftBesideLive = (name: string, time: string): string =>
  `A draft from ${name}, ${time}, beside the live version.`;
export const authorAndTime = (name: string, time: string): string => `${name}, ${time}`;
export const editingDraftFrom = 'You are editing the draft from {author}.';
export const thereIsDraftFrom = 'A draft from {author}.';
export const seenOncePublished = 'Visitors see it once it is published.';
export const seenWithinSeconds = 'Visitors see it within seconds.';
export const formShowsLive = 'This form shows the live version.';
/** Without a name it was the user. */
export const liveWasChanged = (name: string | undefined, time: string): string =>
  `${name ?? 'You'} changed the live version ${time}, after the draft was begun. Compare both: publishing replaces that change.`;

export const editDraft = 'Edit draft';
export const compareWithLive = 'Compare with live';
export const publishDraft = 'Publish draft';
export const publishAnyway = 'Publish anyway';
export const publishDraftAnyway = 'Publish draft anyway';
export const discard = 'Discard';
export const backToLive = 'Back to the live version';

export const changesWillBeLost = 'The form has unsaved changes. They will be lost.';
export const editQuestion = 'Edit the draft?';
export const discardAndEdit = 'Discard changes and edit the draft';
export const restoreQuestion = 'Restore what you typed into the draft?';
export const discardAndRestore = 'Discard changes and restore';
export const showLiveQuestion = 'Show the live version?';
export const publishQuestion = 'Publish the draft?';
export const discardAndPublish = 'Discard changes and publish';
export const discardQuestion = 'Discard the draft?';
export const cannotBeRestored = 'It cannot be restored. The live version stays as it is.';
export const discardDraft = 'Discard draft';
export const replaceQuestion = 'Replace the draft?';
export const wouldReplace = (name: string, time: string): string =>
  `There is a draft from ${name}, ${time}. Yours would replace it.`;
export const replaceIt = 'Replace it';

export const draftSaved = 'Draft saved';
export const draftDiscarded = 'Draft discarded';
export const published = (noun: Noun): string => `${startSentence(definite(noun))} published`;
export const loadFailed = 'Failed to load the draft';
export const saveFailed = 'Failed to save the draft';
export const publishFailed = 'Failed to publish the draft';
export const discardFailed = 'Failed to discard the draft';

// In a list:
export const changed = 'Changed';
export const draft = 'Draft';
export const scheduled = 'Scheduled';
export const areEditing = (names: string[]): string => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} editing`;

// The preview:
export const previewHelp = 'The page with what you have typed.';
export const widthOfPage = 'Width of the page';
export const devices: Record<'phone' | 'tablet' | 'desktop', string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};
export const closePreview = 'Close preview';
export const shownOnceValid = 'The page shows this once it is valid:';
export const pageWithValues = 'The page with the values of the form';
export const previewShowsDraft = 'Shows the draft, with what you type.';
export const previewShowsLive = 'Shows the live version, with what you type. A link shows the draft.';
export const copyLink = 'Copy link';
export const linkEndsIn = (days: number): string => `It ends in ${days} days.`;
export const copyThisLink = 'Copy this link';
export const linkShowsDraft = (days: number): string =>
  `Shows the saved draft to everybody who has the link, for ${days} days.`;
export const saveDraftFirst = 'Save a draft first, then a link can show it.';
export const linkFrom = (time: string): string => `Link from {name}, ends ${time}`;
export const revoke = 'Revoke';
export const linkRevoked = 'Link revoked';
export const linksFailed = 'Failed to change the links';

// The schedule:
export const schedule = 'Schedule';
export const scheduleHelp = 'Publish or hide it at a time.';
export const tomorrowAtNine = 'Tomorrow 09:00';
export const mondayAtNine = 'Monday 09:00';
export const scheduleOf = (name: string): string => `Schedule: ${name}`;
export const alwaysPublic = 'This is always public. Save a draft first, then it can be published at a time.';
export const whatToDo = 'What to do';
export const dateAndTime = 'Date and time';
export const inZone = (zone: string): string => `In ${zone}.`;
export const scheduling = 'Scheduling...';
export const wasScheduled = 'Scheduled';
export const canceled = 'Canceled';
export const cancelFailed = 'Failed to cancel';
export const scheduledBy = 'by {name}';
export const failedBecause = (reason: string): string => `Failed: ${reason}`;
