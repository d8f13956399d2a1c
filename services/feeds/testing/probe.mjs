// Preloaded into the service's process: reports its load and fakes DNS for the test's host names.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const privateAddress = { address: '10.0.0.5', family: 4 };
const publicAddress = { address: '93.184.215.14', family: 4 };
const fakeHosts = { 'intranet.example': [privateAddress], 'both.example': [publicAddress, privateAddress] };
const { lookup } = dns;
dns.lookup = (name, options, done) => {
  if (fakeHosts[name]) done(null, fakeHosts[name]);
  else if (name.endsWith('.example'))
    done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
  else lookup(name, options, done);
};
syncBuiltinESMExports();

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const rss = () => process.memoryUsage().rss;
let start = rss();
let peak = start;
setInterval(() => {
  peak = Math.max(peak, rss());
}, 20).unref();

process.on('message', () => {
  process.send({
    p99DelayMs: delay.percentile(99) / 1e6,
    maxDelayMs: delay.max / 1e6,
    memoryGrowthMb: (peak - start) / 1024 ** 2,
  });
  delay.reset();
  start = rss();
  peak = start;
});
process.channel.unref();
