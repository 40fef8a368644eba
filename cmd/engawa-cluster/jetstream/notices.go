package jetstream

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"engawa/remote/notify"
)

// Notices is the [notify.Store] of the hosts of a journal: a bucket of keys and values beside its stream, on as many servers.
type Notices struct {
	journal *Journal
	bucket  jetstream.KeyValue
}

// noticesSuffix ends the name of the bucket, which begins with that of the stream.
const noticesSuffix = "-NOTICES"

// markerTime is how long the bucket knows that something is gone from it.
const markerTime = time.Hour

// OpenNotices opens the notices beside the stream, which are made if there are none. They are good until the journal is closed.
func (j *Journal) OpenNotices(c Config) (*Notices, error) {
	n := &Notices{journal: j}
	config := jetstream.KeyValueConfig{
		Bucket: c.Stream + noticesSuffix, Replicas: c.Replicas, Storage: jetstream.FileStorage, History: 1, MaxValueSize: maxRecord, LimitMarkerTTL: markerTime,
	}
	err := j.retry(startTime, func(ctx context.Context) error {
		var err error
		n.bucket, err = j.js.KeyValue(ctx, config.Bucket)
		switch {
		case errors.Is(err, jetstream.ErrBucketNotFound):
			n.bucket, err = j.js.CreateKeyValue(ctx, config)
		case err == nil:
			var status jetstream.KeyValueStatus
			if status, err = n.bucket.Status(ctx); err == nil && status.LimitMarkerTTL() == 0 { // of a build that kept everything
				n.bucket, err = j.js.UpdateKeyValue(ctx, config)
			}
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("the notices at %s are not ready: %w", withoutSecrets(c.Servers), err)
	}
	return n, nil
}

// Read implements [notify.Store].
func (n *Notices) Read(name string) (data []byte, revision uint64, err error) {
	err = n.journal.retry(askTime, func(ctx context.Context) error {
		entry, err := n.bucket.Get(ctx, name)
		if errors.Is(err, jetstream.ErrKeyNotFound) {
			data, revision = nil, 0
			return nil
		}
		if err == nil {
			data, revision = entry.Value(), entry.Revision()
		}
		return err
	})
	return data, revision, err
}

// Write implements [notify.Store]. What no server has answered may have been written.
func (n *Notices) Write(name string, data []byte, revision uint64, term time.Duration) error {
	ctx, stop := context.WithTimeout(n.journal.ctx, askTime)
	defer stop()
	var err error
	switch {
	case data == nil && revision == 0:
		return nil
	case data == nil:
		err = n.bucket.Purge(ctx, name, jetstream.LastRevision(revision), jetstream.PurgeTTL(markerTime))
	case revision == 0:
		var options []jetstream.KVCreateOpt
		if term > 0 {
			options = append(options, jetstream.KeyTTL(term))
		}
		_, err = n.bucket.Create(ctx, name, data, options...)
	case term > 0: // as Update does, which knows no term
		options := []jetstream.PublishOpt{jetstream.WithExpectLastSequencePerSubject(revision), jetstream.WithMsgTTL(term), jetstream.WithRetryAttempts(0)}
		_, err = n.journal.js.Publish(ctx, "$KV."+n.bucket.Bucket()+"."+name, data, options...)
	default:
		_, err = n.bucket.Update(ctx, name, data, revision)
	}
	refusal, refused := errors.AsType[*jetstream.APIError](err)
	if errors.Is(err, jetstream.ErrKeyExists) ||
		refused && (refusal.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || refusal.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant) {
		return notify.ErrConflict
	}
	return err
}
