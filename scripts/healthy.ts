/** For a container's health check: fails unless the server of this machine answers. */
const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
