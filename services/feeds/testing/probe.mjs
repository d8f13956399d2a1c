// Preloaded into the service's process: reports its load and fakes DNS for the test's host names.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const privately = { address: '10.0.0.5', family: 4 };
const publicly = { address: '93.184.215.14', family: 4 };
const names = { 'intranet.example': [privately], 'both.example': [publicly, privately] };
const { lookup } = dns;
dns.lookup = (name, options, done) => {
  if (names[name]) done(null, names[name]);
  else if (name.endsWith('.example')) done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`)));
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
  process.send({ p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6, growth: (peak - start) / 1024 ** 2 });
  delay.reset();
  start = rss();
  peak = start;
});
process.channel.unref();
