import { isLastFirstColumn, readName, readNames } from './read-names.js';

/** Example: 'First/Last <other details>' */
const show = (
  cell: string,
  ...args: [context?: Parameters<typeof readNames>[1], edits?: Parameters<typeof readNames>[2]]
) =>
  readNames(cell, ...args).map(({ firstName, lastName, ...others }) => {
    const known = Object.values(others).join(', ');
    return `${firstName}/${lastName}${known && ` <${known}>`}`;
  });

test.each<[cell: string, ...people: string[]]>([
  ['Maria Costa; Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa؛ Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa\nOmar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa | Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa / Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa & Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa, Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa, Omar Farouk, and Wei Chen', 'Maria/Costa', 'Omar/Farouk', 'Wei/Chen'],
  ['Maria Costa, Omar Farouk und Wei Chen', 'Maria/Costa', 'Omar/Farouk', 'Wei/Chen'],
  ['Maria Costa et Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Siti Aminah dan Omar Farouk', 'Siti/Aminah', 'Omar/Farouk'],
  ['مريم كوستا و عمر فاروق', 'مريم/كوستا', 'عمر/فاروق'],
  ['Costa, Maria', 'Maria/Costa'],
  ['Costa, Maria; Farouk, Omar', 'Maria/Costa', 'Omar/Farouk'],
  ['Costa Lima, Maria; Farouk, Omar', 'Maria/Costa Lima', 'Omar/Farouk'],
  ['Costa, Maria and Farouk, Omar', 'Maria/Costa', 'Omar/Farouk'],
  ['Costa, Maria (1); Farouk, Omar (2,3)', 'Maria/Costa', 'Omar/Farouk'],
  ['Costa, Maria (1), Farouk, Omar (2)', 'Maria/Costa', 'Omar/Farouk'],
  ['Costa, Maria, Farouk, Omar', 'Maria/Costa', 'Omar/Farouk'],
  ['Costa, M., Farouk, O. K.', 'M./Costa', 'O. K./Farouk'],
  ['van den Heuvel, Jan Pieter', 'Jan Pieter/van den Heuvel'],
  ['Maria Costa1,2, Omar Farouk3', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa¹, Omar Farouk*', 'Maria/Costa', 'Omar/Farouk'],
  ['Prof. Dr. Maria Costa, PhD; Dr Omar Farouk MBA', 'Maria/Costa', 'Omar/Farouk'],
  ['Dr. med. Maria Costa, M.D., FRCP', 'Maria/Costa'],
  ['Assoc. Prof. Maria Costa, Ph.D.', 'Maria/Costa'],
  ["Dato' Dr. Omar Farouk", 'Omar/Farouk'],
  ['أ.د. مريم كوستا', 'مريم/كوستا'],
  ['Martin Luther King, Jr.', 'Martin Luther/King Jr.'],
  ['Jan van den Heuvel', 'Jan/van den Heuvel'],
  ['Ahmad Faris bin Osman', 'Ahmad Faris/bin Osman'],
  ['Musa ibn Nusair al-Lakhmi', 'Musa/ibn Nusair al-Lakhmi'],
  ['Abd al-Karim ibn Hawazin', 'Abd al-Karim/ibn Hawazin'],
  ['Fatima al-Fihri', 'Fatima/al-Fihri'],
  ['Charles de Gaulle', 'Charles/de Gaulle'],
  ['Dick Van Dyke', 'Dick/Van Dyke'],
  ['خالد بن سعيد', 'خالد/بن سعيد'],
  ['MARIA COSTA', 'Maria/Costa'],
  ["JAN VAN DEN HEUVEL & SEAN O'CASEY", 'Jan/van den Heuvel', "Sean/O'Casey"],
  ['COSTA Maria; FAROUK Omar', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria COSTA LIMA', 'Maria/Costa Lima'],
  ['LEE Ann', 'Ann/Lee'],
  ['McDONALD John', 'John/McDonald'],
  ['De Sica, Vittorio', 'Vittorio/De Sica'],
  ['Maria DE LA TORRE', 'Maria/de la Torre'],
  ['Costa MA, Farouk O', 'MA/Costa', 'O/Farouk'],
  ['Costa M.', 'M./Costa'],
  ['Costa, Maria, Lisbon; Farouk, Omar, Cairo', 'Maria/Costa <Lisbon>', 'Omar/Farouk <Cairo>'],
  ['Maria Costa/Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['مريم كوستا وعمر فاروق', 'مريم/كوستا', 'عمر/فاروق'],
  ['وليد كوستا', 'وليد/كوستا'],
  ['"Costa, Maria"; "Farouk, Omar"', 'Maria/Costa', 'Omar/Farouk'],
  ['1. Maria Costa 2. Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['- Maria Costa\n- Omar Farouk', 'Maria/Costa', 'Omar/Farouk'],
  ['Maria Costa <m@example.org>; <o@example.org>', 'Maria/Costa <m@example.org>', '/ <o@example.org>'],
  ['JK ROWLING', 'JK/Rowling'],
  ['J.R.R. Tolkien; JK Rowling', 'J.R.R./Tolkien', 'JK/Rowling'],
  ['Maria Costa (Lisbon); Omar Farouk [Cairo]', 'Maria/Costa <Lisbon>', 'Omar/Farouk <Cairo>'],
  ['Maria Costa - Lisbon Institute of Law', 'Maria/Costa <Lisbon Institute of Law>'],
  ['Maria Costa – Lisbon, Omar Farouk – Cairo', 'Maria/Costa <Lisbon>', 'Omar/Farouk <Cairo>'],
  ['Maria Costa, University of Lisbon, Portugal', 'Maria/Costa <University of Lisbon, Portugal>'],
  ['Maria Costa, UNESCO', 'Maria/Costa <UNESCO>'],
  ['Maria Costa, Professor of Law, University of Lisbon', 'Maria/Costa <Professor of Law, University of Lisbon>'],
  ['Maria Costa, Ministry of Trade and Industry', 'Maria/Costa <Ministry of Trade and Industry>'],
  [
    'Maria Costa <m@example.org>, Omar Farouk <o@example.org>',
    'Maria/Costa <m@example.org>',
    'Omar/Farouk <o@example.org>',
  ],
  [
    'Costa, Maria <m@example.org>, Farouk, Omar <o@example.org>',
    'Maria/Costa <m@example.org>',
    'Omar/Farouk <o@example.org>',
  ],
  ['Maria Costa m@example.org', 'Maria/Costa <m@example.org>'],
  ['Maria Costa <https://orcid.org/0000-0002-1825-0097>', 'Maria/Costa <0000-0002-1825-0097>'],
  ['Maria Costa (she/her) (keynote)', 'Maria/Costa <keynote>'],
  [
    'Moderator: Maria Costa; Panelists: Omar Farouk, Wei Chen',
    'Maria/Costa <moderator>',
    'Omar/Farouk <panelist>',
    'Wei/Chen',
  ],
  ['Maria Costa et al.', 'Maria/Costa'],
  ['Rumi', 'Rumi/–'],
  ['TBA'],
  ['Maria Costa; N.N.', 'Maria/Costa'],
  [''],
])('%s', (cell, ...people) => expect(show(cell)).toEqual(people));

test('a column of "Last, First" decides about cells that could be either', () => {
  const cells = ['Costa, Maria', 'Farouk, Omar', 'Garcia Lorca, Federico'];
  expect(isLastFirstColumn(cells)).toBe(true);
  expect(isLastFirstColumn(['Maria Costa, Omar Farouk', 'Wei Chen'])).toBe(false);
  expect(show('Garcia Lorca, Federico', { isLastFirst: true })).toEqual(['Federico/Garcia Lorca']);
  expect(show('Dr. Farouk, Omar', { isLastFirst: true })).toEqual(['Omar/Farouk']);
  expect(readNames('Prof. Dr. Wei Chen, Oxford & Omar Farouk', { isLastFirst: true })).toEqual([
    { firstName: 'Wei', lastName: 'Chen', organization: 'Oxford' },
    { firstName: 'Omar', lastName: 'Farouk' },
  ]);
  expect(show('Federico Lorca, Granada')).toEqual(['Federico/Lorca <Granada>']);
});

test('who is known by a name is not split', () => {
  const isKnown = (name: string) => name === 'Costa and Sons';
  expect(show('Costa and Sons; Omar Farouk', { isKnown })).toEqual(['Costa and/Sons', 'Omar/Farouk']);
});

test('people are joined, split and turned round', () => {
  expect(show('Costa & Sons', {}, ['join 0'])).toEqual(['Costa &/Sons']);
  expect(show('Maria Costa, Omar', {}, ['split 0'])).toEqual(['Maria/Costa', 'Omar/–']);
  expect(show('Maria Costa Omar Farouk', {}, ['split 0'])).toEqual(['Maria/Costa', 'Omar/Farouk']);
  expect(show('Chen Wei; Omar Farouk', {}, ['turn 0'])).toEqual(['Wei/Chen', 'Omar/Farouk']);
  expect(show('Chen Wei', {}, ['turn 0', 'turn 0'])).toEqual(['Chen/Wei']);
  expect(show('Maria Costa and Omar Farouk', {}, ['turn 1', 'join 5', 'split 9'])).toEqual([
    'Maria/Costa',
    'Farouk/Omar',
  ]);
  expect(show('Federico Lorca, Granada', {}, ['split 0', 'join 0'])).toEqual(['Granada/Federico Lorca']);
});

test('a cell of one person is never split', () => {
  expect(readName('Costa, Maria')).toEqual({ firstName: 'Maria', lastName: 'Costa' });
  expect(readName('Maria Costa and Sons')).toEqual({ firstName: 'Maria Costa and', lastName: 'Sons' });
  expect(readName('Prof. Maria COSTA <m@example.org>')).toEqual({
    firstName: 'Maria',
    lastName: 'Costa',
    email: 'm@example.org',
  });
});
