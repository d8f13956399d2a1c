import { t } from '#messages';
import { Notice } from '../ui/page/notice';

type ListLoadErrorProps = { title: string; text: string };

export function ListLoadError(texts: ListLoadErrorProps) {
  return (
    <Notice role="alert" {...texts}>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        {t('ui.tryAgain')}
      </button>
    </Notice>
  );
}
