import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kubernetesFolder } from './kustomize.js';

export const overlays = readdirSync(join(kubernetesFolder, 'overlays'));
