import { productVersion } from '@majlis/kit/settings/product-version';
import { readSettings, readSettingsOrExit } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';
import { otherReleases, pollPending } from './pending.js';

// In Kubernetes the publisher waits here until only services of its own release run: it renders pages from their responses, and the
// old ones may lack a field. Until then the old publisher goes on.
const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'The address of the database, with the role publisher' }),
});

const { DATABASE_URL, version } = readSettingsOrExit(() => ({ ...readSettings(settings), version: productVersion() }));
await pollPending(`services of ${version}`, () => otherReleases(DATABASE_URL, version));
