import { roomInput } from '@majlis/contracts/room-input';
import { type Room } from '@majlis/contracts/rooms';
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
    activeHelp="Only active rooms have a column of their own in the grid while no session is in them."
  >
    <TextField name="name" label="Name" help="A new name is also given to the sessions in the room." />
    <NumberField name="capacity" label="Capacity" placeholder="Leave empty if it is not known" />
  </CrudForm>
);
