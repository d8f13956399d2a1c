import { LinkField } from '../editing/link-field';
import { TextField } from '../editing/text-field';

export function SpeakerProfession() {
  return (
    <>
      <div className="form-columns">
        <TextField name="position" label="Position" />
        <TextField name="organization" label="Organization" />
        <TextField name="department" label="Department" />
        <TextField
          name="orcidId"
          label="ORCID ID"
          kind="code"
          help="The iD or its address, like 0000-0002-1825-0097."
        />
      </div>
      <TextField
        name="expertiseAreas"
        label="Expertise areas"
        help="Separated by commas: Islamic law, Political theory."
      />
      <LinkField name="cvUrl" label="CV URL" />
    </>
  );
}
