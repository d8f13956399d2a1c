import type { Locator, Page } from 'playwright-core';
import { findAccessibilityViolations } from './accessibility.js';
import { describeInBrowser, openVisitorPage, phone } from './browser.js';
import { expectEventually, hasHorizontalOverflow, isFocused, nextFrames } from './page-states.js';
import { openWhenTextIsPublic } from './public-site.js';
import { amal, openFreshStaffPage, openStaffPage } from './sign-in.js';
import { clickButton, save } from './steps.js';

const item = (text: string, level: number, marker = '·') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style></head><body style='tab-interval:36pt'><!--StartFragment-->
<p class=MsoNormal onclick="window.ran = true"><b style='mso-bidi-font-weight:normal'><span lang=EN-GB style='font-size:12.0pt'>From Word</span></b></p>
${item('First point', 1)}${item('Deeper', 2)}${item('Second point', 1)}<p class=MsoNormal>Between</p>${item('Ninth point', 1, '9.')}
<p class=MsoNormal><img src="x" onerror="window.ran = true">After the list</p><!--EndFragment--></body></html>`;

const paste = (textbox: Locator, html: string) =>
  textbox.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

async function openEditor(page: Page): Promise<Locator> {
  await page.goto('/admin/content');
  await page.getByRole('button', { name: 'Edit about.content' }).click();
  const textbox = page.getByRole('textbox', { name: 'Content' });
  await textbox.and(page.locator(':focus')).waitFor();
  return textbox;
}

/** Moves through the toolbar with the arrow keys, as without a mouse. */
async function useTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+F10');
  const tool = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
  for (let press = 0; press < 30; press += 1) {
    if (await isFocused(tool)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

async function collectPolicyViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      violations.push(`${effectiveDirective} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

describeInBrowser('rich text', () => {
  test('a text is written, formatted, pasted and published with the keyboard alone', async () => {
    const page = await openFreshStaffPage();
    const readViolations = await collectPolicyViolations(page);
    const textbox = await openEditor(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+Alt+2');
    await page.keyboard.type('Our aims');
    await page.keyboard.press('Enter');
    await page.keyboard.type('We read ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('widely');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' and write ');

    await page.keyboard.press('Control+k');
    await page.getByLabel('Address').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('/research');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('papers');
    await page.keyboard.press('Enter');
    await textbox.getByRole('link', { name: 'papers' }).waitFor();
    await page.keyboard.type('.');
    await useTool(page, 'Footnote');
    await page.keyboard.type('Since 2011.');

    for (const key of ['Control+Home', 'ArrowDown', 'End']) {
      await page.keyboard.press(key);
      // The browser moves the caret, and the editor hears of it a little later.
      await nextFrames(page);
    }
    await page.keyboard.press('Enter');
    await paste(textbox, word);
    await page.keyboard.press('Enter');
    await useTool(page, 'Table');
    await page.keyboard.type('Year');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Place');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Theme');
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await save(page, 'Content saved successfully');
    expect(await readViolations()).toEqual([]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);

    const visitor = await openVisitorPage();
    await openWhenTextIsPublic(visitor, '/', 'Our aims');
    const text = visitor.locator('.rich-text');
    expect(await text.getByRole('heading', { level: 2 }).innerText()).toBe('Our aims');
    expect(await text.locator('strong').allInnerTexts()).toEqual(['widely', 'From Word']);
    expect(await text.locator('li li').allInnerTexts()).toEqual(['Deeper']);
    expect(await text.locator('ol[start="9"] li').allInnerTexts()).toEqual(['Ninth point']);
    expect(await text.getByRole('columnheader').allInnerTexts()).toEqual(['Year', 'Place', 'Theme']);
    expect(await text.getByRole('link', { name: 'papers' }).getAttribute('href')).toBe('/research');
    await text.getByRole('link', { name: '1', exact: true }).click();
    await visitor.getByText('Since 2011.').waitFor();
    expect(new URL(visitor.url()).hash).toBe('#note-1');
    expect(await findAccessibilityViolations(visitor)).toEqual([]);
  });

  test('what was not changed is saved as it was stored', async () => {
    const page = await openStaffPage();
    await openEditor(page);
    await clickButton(page, 'HTML');
    const stored = '<p>Kept <b>as</b> it <i>was</i><br /></p>';
    await page.getByRole('textbox', { name: 'Content' }).fill(stored);
    await clickButton(page, 'HTML');
    const textbox = page.getByRole('textbox', { name: 'Content' });
    await textbox.getByText('Kept').click();
    await page.keyboard.type('Word ');
    await page.keyboard.press('Control+z');
    await clickButton(page, 'HTML');
    expect(await page.getByRole('textbox', { name: 'Content' }).inputValue()).toBe(stored);
  });

  test('HTML of staff reaches visitors sanitised, and a long line of preformatted text wraps', async () => {
    const page = await openStaffPage();
    await openEditor(page);
    await clickButton(page, 'HTML');
    await page
      .getByRole('textbox', { name: 'Content' })
      .fill(`<p>Clean words</p><img src="x" onerror="window.ran = true"><script>window.ran = true</script>
       <pre>${'a line of verse '.repeat(40)}</pre>`);
    await clickButton(page, 'Save');
    await page.getByText('Content saved successfully').waitFor();
    const visitor = await openVisitorPage();
    await openWhenTextIsPublic(visitor, '/', 'Clean words');
    expect(await visitor.evaluate(() => 'ran' in window)).toBe(false);
    const isOverflowing = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
    expect(await visitor.locator('.rich-text pre').evaluate(isOverflowing)).toBe(false);
  });

  test('on a phone the toolbar scrolls within the dialog', async () => {
    const page = await openStaffPage(amal, phone);
    await openEditor(page);
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    expect(await toolbar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await hasHorizontalOverflow(page)).toBe(false);
    await toolbar.getByRole('button', { name: 'Undo' }).scrollIntoViewIfNeeded();
    await expectEventually(() => toolbar.getByRole('button', { name: 'Undo' }).isVisible(), true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
