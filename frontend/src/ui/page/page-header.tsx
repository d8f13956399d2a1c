import type { PictureDetails } from '@majlis/contracts/shared/stored-images';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { Girih } from '../picture/girih';
import { Picture } from '../picture/picture';
import { AutoText, useDetectedLanguage } from '../text/auto-text';
import * as styles from './breadcrumb.module.scss';

type PageHeaderProps = {
  label?: string;
  back?: ReactNode;
  title: string;
  titleContent?: ReactNode;
  children?: ReactNode;
};

export const PageHeader = ({ label, back, title, titleContent, children }: PageHeaderProps) => (
  <HeaderFrame>
    {back}
    {label && <p className="label">{label}</p>}
    <PageTitle text={title}>{titleContent}</PageTitle>
    {children && <div className="lead">{children}</div>}
  </HeaderFrame>
);

/** The width of `.picture-header-image` (_sections.scss). */
export const pictureHeaderSizes = '(min-width: 992px) 62vw, 100vw';

type HeaderFrameProps = {
  className?: string;
  dir?: 'ltr' | 'rtl' | undefined;
  /** Empty for a header on the pattern of the site. */
  picture?: string;
  details?: PictureDetails | undefined;
  children: ReactNode;
};

export const HeaderFrame = ({ className = '', dir, picture = '', details, children }: HeaderFrameProps) => (
  <header className={`${picture ? 'picture-header' : 'page-header'} ${className}`.trimEnd()} dir={dir}>
    {picture ? (
      <Picture
        className="picture-header-image"
        url={picture}
        alt=""
        details={details}
        sizes={pictureHeaderSizes}
        isFirst
      />
    ) : (
      <Girih className="page-header-pattern" />
    )}
    <div className="page-width">{children}</div>
  </header>
);

const longTitle = 100;

type PageTitleProps = {
  text: string;
  className?: string;
  /** An element around the text, which has its direction. */
  children?: ReactNode;
};

export function PageTitle({ text, className = '', children }: PageTitleProps) {
  const classes = text.length > longTitle ? `title-long ${className}` : className;
  return children ? (
    <h1 className={classes || undefined}>{children}</h1>
  ) : (
    <AutoText as="h1" text={text} className={classes || undefined} />
  );
}

type ParentPage = { to: string; name: string };

/** Lists the pages above the current one in one line; long names except the first are cut. */
export const Breadcrumb = ({ pages }: { pages: ParentPage[] }) => (
  <nav className={`${styles.breadcrumb} screen-only`} aria-label={t('ui.breadcrumb')}>
    <ol className={styles.pages}>
      {pages.map((page) => (
        <Crumb key={page.to} {...page} />
      ))}
    </ol>
  </nav>
);

const Crumb = ({ to, name }: ParentPage) => (
  <li>
    <Link to={to} dir="auto" lang={useDetectedLanguage(name)}>
      {name}
    </Link>
  </li>
);
