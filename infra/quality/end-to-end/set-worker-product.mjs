// Sets the environment of each test file to the product of its Jest worker.
const products = JSON.parse(process.env.MAJLIS_PRODUCTS ?? '[]');
Object.assign(process.env, products[(process.env.JEST_WORKER_ID ?? 1) - 1]);
