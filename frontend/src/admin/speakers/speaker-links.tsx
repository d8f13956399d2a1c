import { LinkField } from '../editing/link-field';
import { TextField } from '../editing/text-field';

export function SpeakerLinks() {
  return (
    <>
      <LinkField name="websiteUrl" label="Personal website" />
      <LinkField
        name="linkedinUrl"
        label="LinkedIn profile"
        help="A whole address, like https://www.linkedin.com/in/salma-idris"
      />
      <TextField name="twitterHandle" label="Twitter handle" kind="code" help="Like @majlis." />
    </>
  );
}
