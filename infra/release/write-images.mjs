// `node infra/release/write-images.mjs majlis-services=ghcr.io/example/majlis-services@sha256:… …` writes the files of a release that
// name its images by digest into the folder `release`: images.env for infra/compose/.env, and kustomization.yaml, a component for an
// installation in Kubernetes.
import { mkdirSync, writeFileSync } from 'node:fs';

const variables = {
  'majlis-services': 'MAJLIS_SERVICES_IMAGE',
  'majlis-gateway': 'MAJLIS_GATEWAY_IMAGE',
  'majlis-operations': 'MAJLIS_OPERATIONS_IMAGE',
  postgres: 'POSTGRES_IMAGE',
  'pgsty/silo': 'OBJECT_STORE_IMAGE',
};
const imagePattern = /^([\w./-]+)=(([\w./-]+)(?::[\w.-]+)?@(sha256:[0-9a-f]{64}))$/;

const images = process.argv.slice(2).map((argument) => {
  const [, name, image, newName, digest] = imagePattern.exec(argument) ?? [];
  if (!variables[name]) throw new Error(`${argument} is not an image of a release with its digest`);
  return { name, image, newName, digest };
});
const missing = Object.keys(variables).filter((name) => !images.some((image) => image.name === name));
if (missing.length > 0) throw new Error(`The digest of ${missing.join(', ')} is missing`);

mkdirSync('release', { recursive: true });
writeFileSync('release/images.env', images.map(({ name, image }) => `${variables[name]}=${image}\n`).join(''));
const lines = images.map(
  ({ name, newName, digest }) => `  - { name: ${name}, newName: ${newName}, digest: "${digest}" }\n`,
);
const kind = 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n';
writeFileSync('release/kustomization.yaml', `${kind}images:\n${lines.join('')}`);
