import { proposeTitles } from './add-papers';

test.each([
  ['water_rights_in_the_oases.pdf', 'Water rights in the oases'],
  ['water-rights-in-the-oases.PDF', 'Water rights in the oases'],
  ['Water.Rights.In.The.Oases.pdf', 'Water Rights In The Oases'],
  ['WaterRightsInTheOases.pdf', 'Water Rights In The Oases'],
  ['water+rights.pdf', 'Water rights'],
  ['Water%20rights.pdf', 'Water rights'],
  ['WATER RIGHTS IN THE OASES.pdf', 'Water rights in the oases'],
  ['03_water_rights.pdf', 'Water rights'],
  ['07 - Water rights.pdf', 'Water rights'],
  ['12. Water rights.pdf', 'Water rights'],
  ['[4] Water rights.pdf', 'Water rights'],
  ['(4) Water rights.pdf', 'Water rights'],
  ['#5-water-rights.pdf', 'Water rights'],
  ['Paper 7 - Water rights.pdf', 'Water rights'],
  ['paper_07_water_rights.pdf', 'Water rights'],
  ['P2.1_Water rights.pdf', 'Water rights'],
  ['2-1 Water rights.pdf', 'Water rights'],
  ['01 Water rights.pdf', 'Water rights'],
  ['Water rights (1).pdf', 'Water rights'],
  ['Water rights.docx.pdf', 'Water rights'],
  ['Self-rule and al-Ghazali.pdf', 'Self-rule and al-Ghazali'],
  ['self-rule_and_al-ghazali.pdf', 'Self-rule and al-ghazali'],
  ['the-tutor-of-al-ghazali.pdf', 'The tutor of al-ghazali'],
  ['100 years of waqf.pdf', '100 years of waqf'],
  ['3 letters.pdf', '3 letters'],
  ['1924 and after.pdf', '1924 and after'],
  ['1924-and-after.pdf', '1924 and after'],
  ['5-year plans for water.pdf', '5-year plans for water'],
  ['05-Water rights.pdf', 'Water rights'],
  ['5G and the commons.pdf', '5G and the commons'],
  ['Pages from 1258.pdf', 'Pages from 1258'],
  ['Session as a unit.pdf', 'Session as a unit'],
  ['WAQF.pdf', 'WAQF'],
  ['UN and waqf.pdf', 'UN and waqf'],
  ['٠٣_حقوق_الماء.pdf', 'حقوق الماء'],
  ['03_حقوق_الماء_في_الواحات.pdf', 'حقوق الماء في الواحات'],
  ['42.pdf', '42'],
  ['.pdf', '.pdf'],
  ['100%_organic.pdf', '100% organic'],
])('%s: %s', (fileName, title) => expect(proposeTitles([fileName])).toEqual([title]));

test('a plain number before every name of several files numbers them', () => {
  expect(proposeTitles(['1 Water.pdf', '2 Land.pdf', '10 Trade routes.pdf'])).toEqual([
    'Water',
    'Land',
    'Trade routes',
  ]);
  expect(proposeTitles(['100 years of waqf.pdf', 'Land.pdf'])).toEqual(['100 years of waqf', 'Land']);
});

test('a title is at most as long as a document allows', () => {
  expect(proposeTitles([`${'x'.repeat(400)}.pdf`])[0]).toHaveLength(300);
});
