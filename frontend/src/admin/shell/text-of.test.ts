import { message, messageOf } from '@majlis/contracts/shared/messages';
import { teamMembers } from '@majlis/contracts/site/team-members.schema';

type TextOf = typeof import('./text');

let english: TextOf;
let arabic: TextOf;
beforeAll(async () => {
  english = await import('./text');
  jest.resetModules();
  const { loadSiteTexts, loadStaffTexts } = await import('#messages/catalogues');
  await loadSiteTexts('ar', { isStaffArea: true });
  await loadStaffTexts();
  arabic = await import('./text');
});

const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

const issuesOf = (values: object) => teamMembers.input.safeParse(values).error?.issues.map(messageOf) ?? [];

test('what a schema says names the field as its form does', () => {
  const [name, ...others] = issuesOf({ name: '', position: 'x'.repeat(400), order: -1, categories: ['None'] });
  if (!name) throw new Error('The name is missing');
  expect(english.textOf(name, () => 'Full name (as on the badge)')).toBe('Full name is required');
  expect(arabic.textOf(name)).toBe('الحقل «الاسم» مطلوب');
  expect(others.map((problem) => arabic.textOf(problem))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^الحد الأقصى في الحقل «المنصب»: \d+ حرفا?$/),
      'لا يقبل الحقل «الترتيب» عددا سالبا',
      'اختر من الأقسام المتاحة',
    ]),
  );
});

test.each([
  [message('draftIsOver', { day: { day: '2026-03-12' } }), 'انتهى في 12 مارس 2026 وما زال مسودة.'],
  [message('noSuchDay', { number: 30, month: { month: 2 } }), 'لا يوجد تاريخ 30 فبراير'],
  [
    message('ofEntry', { title: 'The oath', problem: message('endBeforeStart') }),
    '«The oath»: يجب أن تكون النهاية بعد البداية',
  ],
  [
    message('inUse', {
      uses: message('usesAndOneMore', {
        uses: [message('useOfRow', { place: 'Hero image', label: 'A court' }), message('use', { place: 'Draft' })],
      }),
    }),
    'إنه مستخدم. استبدله هناك أولا: صورة واجهة «A court»، مسودة وموضع آخر.',
  ],
  [message('tooManyRows', { max: 500 }), 'الحد الأقصى لعدد العناصر: 500'],
  [
    message('severalNewPeople', { count: 3, name: 'أمينة', list: 'a@example.org' }),
    '3 أشخاص بالاسم «أمينة» (a@example.org). أضف عنوان البريد الإلكتروني: أمينة <name@example.org>',
  ],
] as const)('%o is shown in Arabic with its values', (given, text) => {
  expect(withoutIsolates(arabic.textOf(given))).toBe(text);
  expect(english.textOf(given)).toBe(given.message);
});

test.each([
  ['of the next release', { code: 'ofTheNextRelease' as 'required', message: 'The moon is in the way' }],
  [
    'of the next release about a field',
    { code: 'ofTheNextRelease' as 'required', params: { field: 'title' }, message: 'Title is in the way' },
  ],
  ['without a code of its own', message('other', { text: 'The moon is in the way' })],
])('a message %s stays as it is', (_case, unknown) => {
  expect([english, arabic].map(({ textOf }) => withoutIsolates(textOf(unknown)))).toEqual([
    unknown.message,
    unknown.message,
  ]);
});
