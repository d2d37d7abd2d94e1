// In the place of @stdlib/assert-has-generator-support, which asks by `eval`: the pages' policy forbids that (csp.ts), and
// Firefox tells of every attempt. Browsers that know module workers know generators.

module.exports = () => true;
