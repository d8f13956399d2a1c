import type { Page } from 'playwright-core';

/**
 * Finds text that overlaps other text or the image of a list item, and returns pairs of their beginnings. The
 * complete page must be laid out, so the viewport must be as tall as the page.
 */
export const findOverlappingText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = { top: number; bottom: number; left: number; right: number };
    type Line = { text: string; box: Box; owner: Element };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // The sticky header and the skip link overlap the page on purpose, and the badge of a conference its picture.
    const isIgnored = (element: Element) =>
      element.closest('.navigation_header, .visually-hidden, .skip-link, .conference-card_state, script') !== null;
    const clip = (box: Box, owner: Element): Box => {
      let { top, bottom, left, right } = box;
      for (let around: Element | null = owner; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const edge = around.getBoundingClientRect();
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      return { top, bottom, left, right };
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!owner || !text || isIgnored(owner)) continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rectangle of range.getClientRects()) {
        const box = clip(rectangle, owner);
        if (box.right - box.left > 2 && box.bottom - box.top > 2) lines.push({ text, box, owner });
      }
    }
    for (const owner of document.querySelectorAll('li:not(.carousel li, .social_posts li) img'))
      lines.push({ text: 'a picture', box: clip(owner.getBoundingClientRect(), owner), owner });
    lines.sort((one, other) => one.box.top - other.box.top);
    const overlaps = new Set<string>();
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = one.box.bottom - other.box.top;
        // The boxes of adjacent lines overlap slightly.
        const isOver =
          width > 4 && height > 0.5 * Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
        if (isOver && one.owner !== other.owner) overlaps.add(`${one.text} / ${other.text}`);
      }
    return [...overlaps];
  });
