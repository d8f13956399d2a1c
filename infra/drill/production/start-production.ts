import { chmod, cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../local/processes/ports.js';
import { runCommand } from './commands.js';
import { infoFile, openProduction, Production, type ProductionInfo } from './production.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
export const excludedPaths =
  /(^|\/)(node_modules|dist|dist-publisher|dist-types|\.git|\.majlis|coverage)$|^infra\/compose\/(secrets|staff|\.env)$|^docker-compose\.override\.yml$/;

/** `start` starts the production; the caller must call `remove` in any case. MAJLIS_DRILL_FOLDER reuses one that KEEP=1 has kept. */
export async function startProduction(): Promise<{ production: Production; start: () => Promise<void> }> {
  const isReused = Boolean(process.env.MAJLIS_DRILL_FOLDER);
  const production = isReused ? openProduction() : new Production(await allocateProduction());
  const start = async () => {
    if (!isReused) await build(production);
    await seedAndWait(production);
  };
  return { production, start };
}

async function allocateProduction(): Promise<ProductionInfo> {
  const project = process.env.COMPOSE_PROJECT_NAME || 'majlis-drill';
  const folder = await mkdtemp(join(tmpdir(), 'majlis-drill-'));
  // mkdtemp creates it with mode 0700; another mode than the project's folder would invalidate Docker's build cache.
  await chmod(folder, 0o755);
  const [gatewayPort, standbyPort, proxyPort] = await allocatePorts();
  return { folder, project, gatewayPort, standbyPort, proxyPort };
}

async function build(production: Production): Promise<void> {
  const { folder } = production;
  await cp(root, folder, { recursive: true, filter: (path) => !excludedPaths.test(relative(root, path)) });
  await writeFile(join(folder, infoFile), JSON.stringify(production.info));
  await writeSettings(production, 'unix:');
  await runCommand('infra/scripts/make-secrets.sh', [], { folder });
  // Compose creates the networks with the first container, and the proxy's subnet is known only then.
  await production.build();
  await production.compose('--progress', 'quiet', 'create', 'gateway');
  await writeSettings(production, await subnetOfEdge(production));
}

async function seedAndWait(production: Production): Promise<void> {
  await production.compose('--progress', 'quiet', 'up', '--detach', '--wait');
  await startProxy(production);
  await seed(production);
  await production.waitUntilHealthy();
  await production.waitUntilPublished();
}

/** MAJLIS_DRILL_PORT is the first of three ports; otherwise free ports are used. */
async function allocatePorts(): Promise<[number, number, number]> {
  const first = Number(process.env.MAJLIS_DRILL_PORT);
  if (first > 0) return [first, first + 1, first + 2];
  return [await freePort(), await freePort(), await freePort()];
}

async function writeSettings(
  { folder, project, origin, info, blogFeedUrl: blog }: Production,
  trustedProxy: string,
): Promise<void> {
  const settings = {
    COMPOSE_PROJECT_NAME: project,
    MAJLIS_SERVICES_IMAGE: `majlis-services:${project}`,
    MAJLIS_GATEWAY_IMAGE: `majlis-gateway:${project}`,
    MAJLIS_OPERATIONS_IMAGE: `majlis-operations:${project}`,
    MAJLIS_PORT: info.gatewayPort,
    MAJLIS_STANDBY_PORT: info.standbyPort,
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXY: trustedProxy,
    BLOG_FEEDS: blog,
  };
  const example = await readFile(join(folder, 'infra/compose/example.env'), 'utf8');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await mkdir(join(folder, 'infra/compose/staff'), { recursive: true });
  await writeFile(join(folder, 'infra/compose/staff/accounts'), 'amal@majlis.example\n');
  await writeFile(join(folder, 'infra/compose/.env'), `${example}\n${lines.join('')}`);
}

async function subnetOfEdge(production: Production): Promise<string> {
  const subnet = '{{(index .IPAM.Config 0).Subnet}}';
  return production.docker('network', 'inspect', `${production.project}_edge`, '--format', subnet);
}

async function startProxy(production: Production): Promise<void> {
  const { folder, project, info } = production;
  const ports = { MAJLIS_PORT: info.gatewayPort, MAJLIS_STANDBY_PORT: info.standbyPort, PROXY_PORT: info.proxyPort };
  let text = await readFile(join(folder, 'infra/drill/proxy.conf'), 'utf8');
  for (const [name, port] of Object.entries(ports)) text = text.replace(`\${${name}}`, String(port));
  const file = join(folder, 'infra/drill/proxy-filled-in.conf');
  await writeFile(file, text);
  const restrictions = ['--network=host', '--read-only', '--tmpfs=/tmp:mode=1777', '--cap-drop=ALL', '--user=101:101'];
  const nginx = ['nginx', '-c', '/proxy.conf', '-e', 'stderr', '-g', 'daemon off;'];
  const container = [
    `--name=${project}-proxy`,
    `--volume=${file}:/proxy.conf:ro`,
    process.env.NGINX_IMAGE || 'nginx:1.30',
  ];
  await production.docker('rm', '--force', `${project}-proxy`);
  await production.docker('run', '--detach', ...restrictions, ...container, ...nginx);
}

async function seed(production: Production): Promise<void> {
  const environment = {
    ...process.env,
    DATABASE_URL: await production.ownerUrl(),
    OBJECT_STORE_URL: `http://${await production.containerAddress('objectstore', 'data')}:9000/images`,
    OBJECT_STORE_ACCESS_KEY: await production.secret('object-store-access-key'),
    OBJECT_STORE_SECRET_KEY: await production.secret('object-store-secret-key'),
  };
  const seed = () =>
    runCommand(process.execPath, [join(root, 'infra/dist/local/seed.js')], { folder: root, environment });
  // Seeding is idempotent. On a busy machine a connection may time out, so it is retried.
  await seed().catch(seed).catch(seed);
  await production.sql(
    `INSERT INTO feeds.sources (url, kind, due_at, fetched_at, succeeded_at) VALUES ($1, 'blog', 'infinity', now(), now())
     ON CONFLICT (url) DO UPDATE SET due_at = 'infinity', fetched_at = now(), succeeded_at = now(), error = NULL`,
    [production.blogFeedUrl],
  );
}
