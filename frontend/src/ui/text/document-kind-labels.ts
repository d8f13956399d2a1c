export { documentKinds as documentKindLabels } from '#messages/documents';
