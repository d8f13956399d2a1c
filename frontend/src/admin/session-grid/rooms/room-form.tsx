import { roomInput } from '@majlis/contracts/room-input';
import { type Room } from '@majlis/contracts/rooms';
import { t } from '#messages/staff';
import { useCurrentConference } from '../../conferences/use-current-conference';
import { CrudForm } from '../../crud/crud-form';
import type { CrudFormProps } from '../../crud/crud-section';
import { NumberField, TextField } from '../../crud/fields';
import { roomResource } from './room-resource';

export const RoomForm = (props: CrudFormProps<Room>) => (
  <CrudForm
    {...props}
    resource={roomResource(useCurrentConference())}
    schema={roomInput}
    activeHelp={t('rooms.activeHelp')}
  >
    <TextField name="name" label={t('common.name')} help={t('rooms.nameHelp')} />
    <NumberField name="capacity" label={t('rooms.capacity')} placeholder={t('rooms.unknownCapacity')} />
  </CrudForm>
);
