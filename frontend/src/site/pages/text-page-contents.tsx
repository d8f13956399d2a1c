import type { PublicPage } from '@majlis/contracts/site/pages.schema';
import { rich, t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Breadcrumb } from '../../ui/page/breadcrumb';
import { PageTitle } from '../../ui/page/page-title';
import { Girih } from '../../ui/picture/girih';
import { Picture } from '../../ui/picture/picture';
import { LanguageNote } from '../../ui/text/auto-text';
import { contentDirection } from '../../ui/text/content-direction';
import { RichText } from '../../ui/text/rich-text';
import { formatDay } from '../../ui/time/dates';
import { pictureHeaderSizes } from '../conferences/picture-header-sizes';

const home = { to: '/', name: t('pages.home') };
const whoWeAre = { to: '/about', name: t('navigation.whoWeAre') };

export function TextPageContents({ page }: { page: PublicPage }) {
  const { title, slug, body, description, editedAt } = page;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        type="article"
        modifiedTime={editedAt}
        imagePath={`/share/pages/${encodeURIComponent(slug)}.jpg`}
      />
      <TextPageHeader page={page} />
      <div className="page-width section section-after-header split" dir={contentDirection(title)}>
        <p className="label">
          <bdi>{rich('pages.lastUpdated', { day: () => <time dateTime={editedAt}>{formatDay(editedAt)}</time> })}</bdi>
        </p>
        <RichText html={body} />
      </div>
    </>
  );
}

function TextPageHeader({ page: { title, body, imageUrl, pictures, placement } }: { page: PublicPage }) {
  return (
    <header className={imageUrl ? 'picture-header' : 'page-header'} dir={contentDirection(title)}>
      {imageUrl ? (
        <Picture
          className="picture-header-image"
          url={imageUrl}
          alt=""
          details={pictures?.[imageUrl]}
          sizes={pictureHeaderSizes}
          isFirst
        />
      ) : (
        <Girih className="page-header-pattern" />
      )}
      <div className="page-width">
        <Breadcrumb pages={[placement === 'menu' ? whoWeAre : home]} />
        <PageTitle text={title} />
        <LanguageNote texts={[title, body]} />
      </div>
    </header>
  );
}
