/** SQL: the translation of each `person` into the language of this parameter, for what is read without ids. */
export const joinPersonTexts = (parameter: string) => `
  LEFT JOIN translations AS person_texts ON person_texts.table_name = 'people'
    AND person_texts.row_id = person.id::text AND person_texts.language = ${parameter}`;

export const personText = (field: string, column: string) =>
  `coalesce(person_texts.fields ->> '${field}', person.${column})`;
