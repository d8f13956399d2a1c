import type { Container, PodSpec as CorePodSpec } from 'kubernetes-types/core/v1';
import type { ObjectMeta } from 'kubernetes-types/meta/v1';

export type PodSpec = CorePodSpec;
export type { Container };

type Template = { metadata?: { labels?: Record<string, string> }; spec?: PodSpec };

export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta & { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: Template;
    jobTemplate?: { spec?: { template?: Template } };
    [more: string]: unknown;
  };
  [more: string]: unknown;
};
