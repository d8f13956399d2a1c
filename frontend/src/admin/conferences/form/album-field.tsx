import { isWebAddress } from '@majlis/contracts/links';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormField } from '../../../ui/form/form-field';
import { useFormContext } from '../../../ui/form/form-state';
import { useInputNews } from '../../../ui/form/input-news';
import { Thumbnail } from '../../thumbnail';
import { albumThumbnail } from './album-thumbnail';

/** The address of a photo album; its picture is asked for as soon as the field is left. */
export function AlbumField() {
  const { values } = useFormContext();
  const { flickrAlbumUrl: given = '', albumThumbnail: known = '' } = values;
  const [url, setUrl] = useState(given);
  const [left, setLeft] = useState('');
  const answer = useQuery({ ...albumThumbnail(left), enabled: isWebAddress(left) && !(left === given && known) });
  const picture = url === given && known ? known : url === left ? (answer.data ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  useInputNews(input, picture);
  return (
    <>
      <FormField name="flickrAlbumUrl" label="Photo album URL" help="An album on Flickr shows its picture." isOptional>
        {(control) => (
          <input
            {...control}
            type="url"
            className="control"
            autoComplete="off"
            onInput={({ currentTarget }) => setUrl(currentTarget.value.trim())}
            onBlur={() => setLeft(url)}
          />
        )}
      </FormField>
      <input ref={input} type="hidden" name="albumThumbnail" value={picture} />
      {picture && (
        <div className="album-picture">
          <Thumbnail url={picture} alt="Picture of the album" />
        </div>
      )}
    </>
  );
}
