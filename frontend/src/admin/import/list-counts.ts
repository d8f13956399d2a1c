import type { ImportResult } from '@majlis/contracts/imports';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { ofCounted } from '../crud/noun';
import type { ImportNoun } from './import-kind';

/** '3 new sessions, 1 changed session and 2 rooms': what an import adds and changes. */
export const listCounts = ({ added, changed, people, rooms }: ImportResult, { one }: ImportNoun): string =>
  new Intl.ListFormat(locale).format(
    [
      added > 0 && t(`import.added.${one}`, { count: added }),
      changed > 0 && t(`import.changed.${one}`, { count: changed }),
      people > 0 && t('import.addedPeople', { count: people }),
      rooms > 0 && ofCounted(rooms, 'room'),
    ].filter((text) => text !== false),
  );
