import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../seo/page-meta';
import { Notice } from '../ui/page/notice';

type LoadErrorPageProps = {
  title: string;
  text: string;
  /** The title of the document, by default that of the notice. */
  metaTitle?: string;
  parentTitle?: string | undefined;
  /** Undefined for a page that does not exist, because another attempt would not help. */
  onRetry?: (() => void) | undefined;
  back: { to: string; label: string };
};

/** Explains why the page cannot be shown, and links to another one. */
export const LoadErrorPage = ({ title, text, metaTitle = title, parentTitle, onRetry, back }: LoadErrorPageProps) => (
  <div className="page-width section">
    <PageMeta title={metaTitle} parentTitle={parentTitle} noindex />
    <Notice role="alert" isPage title={title} text={text}>
      <div className="actions">
        {onRetry && (
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {t('ui.tryAgain')}
          </button>
        )}
        <Link className={`btn ${onRetry ? 'btn-outline-primary' : 'btn-primary'}`} to={back.to}>
          {back.label}
        </Link>
      </div>
    </Notice>
  </div>
);

export const ListLoadError = (texts: { title: string; text: string }) => (
  <Notice role="alert" {...texts}>
    <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
      {t('ui.tryAgain')}
    </button>
  </Notice>
);
