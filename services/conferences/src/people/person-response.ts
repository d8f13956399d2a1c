import type { StaffMember } from '@majlis/kit/auth/current-user';
import type { PersonEntity } from './person.entity.js';

/** Visitors get no phone number, and an e-mail address only if the person agreed. */
export function toPersonResponse(currentUser: StaffMember | undefined, person: PersonEntity) {
  if (currentUser) return person;
  const { version, updatedAt, updatedBy, deletedAt, phone, showEmail, email, ...publicFields } = person;
  return { ...publicFields, email: showEmail ? email : '' };
}

/** The list of people shows this instead of a last name for somebody who has only one name. */
export const noLastName = '–';

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  lastName === noLastName ? firstName : `${firstName} ${lastName}`;

/** SQL that joins the translation of each `person` into the language of the parameter, for responses without the ids of people. */
export const joinPersonTexts = (parameter: string) => `
  LEFT JOIN translations AS person_texts ON person_texts.table_name = 'people'
    AND person_texts.row_id = person.id::text AND person_texts.language = ${parameter}`;

export const personText = (field: string, column: string) =>
  `coalesce(person_texts.fields ->> '${field}', person.${column})`;
