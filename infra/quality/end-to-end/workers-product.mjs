// Before each file of tests: the product of the worker that runs it.
const products = JSON.parse(process.env.MAJLIS_PRODUCTS ?? '[]');
Object.assign(process.env, products[(process.env.JEST_WORKER_ID ?? 1) - 1]);
