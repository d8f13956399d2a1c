import { roomInput } from '@majlis/contracts/room-input';
import { type Room } from '@majlis/contracts/rooms';
import { name as nameLabel } from '#messages/staff/common';
import * as messages from '#messages/staff/rooms';
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
    activeHelp={messages.activeHelp}
  >
    <TextField name="name" label={nameLabel} help={messages.nameHelp} />
    <NumberField name="capacity" label={messages.capacity} placeholder={messages.unknownCapacity} />
  </CrudForm>
);
