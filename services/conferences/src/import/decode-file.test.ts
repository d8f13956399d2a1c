import type { ImportEncoding } from '@majlis/contracts/staff/import-fields';
import { decodeFile } from './decode-file.js';

/** The bytes of a text in an encoding that has one byte for each character. */
function encode(text: string, encoding: ImportEncoding): Buffer {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [decodeFile(Buffer.from([byte]), encoding).text, byte]),
  );
  return Buffer.from(Array.from(text, (character) => table.get(character) ?? Number.NaN));
}

test.each<[ImportEncoding, string]>([
  ['windows-1252', 'Jürgen Groß über Bücher; Café “Voilà”'],
  ['windows-1252', 'François Lefèvre, Hôtel de l’Opéra'],
  ['windows-1252', 'Muñoz, Ángel: ¿Qué es la razón?'],
  ['windows-1252', 'Søren Kierkegaard og Åse Bjørnstad'],
  ['macintosh', 'Jürgen Groß über Bücher'],
  ['macintosh', 'François Lefèvre, Hôtel de l’Opéra – été'],
  ['macintosh', 'Muñoz, Ángel: ¿Qué es la razón?'],
  ['iso-8859-15', 'Le cœur et l’œuvre'.replace('’', ' ')],
  ['windows-1254', 'Ayşe Yılmaz, Gökçe Şahin: İslam düşüncesi ve ahlâk ilişkisi'],
  ['windows-1254', 'Ağız ve şiir'],
  ['windows-1252', 'Þórður Jónsson í Ísafirði, ævi og störf'],
  ['windows-1250', 'Jiří Dvořák, Příliš žluťoučký kůň'],
  ['windows-1250', 'Wałęsa, Zażółć gęślą jaźń'],
  ['windows-1250', 'Erdős Pál, tükörfúrógép'],
  ['windows-1251', 'Лев Толстой: Война и мир'],
  ['koi8-r', 'Лев Толстой: Война и мир'],
  ['windows-1253', 'Αριστοτέλης: Ηθικά Νικομάχεια'],
  ['windows-1256', 'أبو حامد الغزالي: إحياء علوم الدين'],
  ['windows-1256', 'شورى'],
  ['iso-8859-6', 'أبو حامد الغزالي: إحياء علوم الدين'],
])('%s is detected: %s', (encoding, text) => {
  const bytes = Buffer.concat([Buffer.from('Title;Start;End\n'), encode(text, encoding)]);
  expect(decodeFile(bytes, '')).toEqual({ text: `Title;Start;End\n${text}`, encoding, isEncodingCertain: false });
});

test.each([
  ['<?xml version="1.0" encoding="ISO-8859-9"?><a>Ş</a>', 'windows-1254'],
  ['<?xml version="1.0" encoding="latin1"?><a>ä</a>', 'windows-1252'],
  ['# -*- coding: cp1251 -*-\nЖ', 'windows-1251'],
] as const)('the declared encoding of %s is believed', (text, encoding) => {
  expect(decodeFile(encode(text, encoding), '')).toEqual({ text, encoding, isEncodingCertain: true });
});
