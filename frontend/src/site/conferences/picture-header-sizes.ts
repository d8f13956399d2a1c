/** The width of `.picture-header-image` (_sections.scss). */
export const pictureHeaderSizes = '(min-width: 992px) 62vw, 100vw';
