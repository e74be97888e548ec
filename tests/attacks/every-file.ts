// Runs before each attack: only this process trusts the certificate of the tests.
import { setDefaultCACertificates } from 'node:tls';
import { certificate } from '../harness/tls-proxy.ts';

setDefaultCACertificates([certificate]);
