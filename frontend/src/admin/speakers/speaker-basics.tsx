import { FormSwitch } from '../../ui/form/form-switch';
import { ImageField } from '../editing/image-field';
import { TextField } from '../editing/text-field';

export function SpeakerBasics() {
  return (
    <>
      <div className="form-columns">
        <TextField name="firstName" label="First name" kind="name" isRequired />
        <TextField name="lastName" label="Last name" kind="name" isRequired />
        <TextField name="email" label="Email" type="email" />
        <TextField name="phone" label="Phone" type="tel" help="For the organisers: visitors do not see it." />
      </div>
      <FormSwitch
        name="showEmail"
        label="Show a Contact link"
        help="Visitors can write to the e-mail address from the sessions in which this person speaks."
      />
      <ImageField name="photo" label="Photo" folder="speakers" kind="portrait" isOptional takesAddress />
      <TextField name="biography" label="Biography" rows={6} />
    </>
  );
}
