/** Stands in the list of people for the last name of somebody who has only one name. */
export const noLastName = '–';

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  lastName === noLastName ? firstName : `${firstName} ${lastName}`;
